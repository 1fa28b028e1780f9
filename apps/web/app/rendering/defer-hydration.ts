const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const START = /<script([^>]*) type="module" async=""/

/**
 * Lets a page be read before its program is fetched: takes away what would fetch it along with styles and fonts, and
 * puts it by for `lateStartScript`. Reading needs none of it.
 */
export function deferHydration(html: string): string {
  const files = Array.from(html.matchAll(PRELOAD), ([, href]) => href)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      START,
      (_start, attributes: string) => `<script${attributes} type="late" data-files="${files.join(' ')}"`,
    )
}

/** What the program of a page says when it has taken hold of its elements. */
export const HYDRATED = 'program-runs'

/**
 * Starts the program of a page once its first picture is on the screen. Taps on buttons that need the program wait for
 * it: on a slow line it comes seconds after the page. Popovers open without it. The text is the same on every page, and
 * what it inserts is text the security policy already names.
 */
export const deferredHydrationScript = `(function(late,taps){if(!late)return;\
function hold(tap){var button=tap.target.closest('button[type=button]:not([popovertarget])');\
if(button){tap.stopImmediatePropagation();if(taps.indexOf(button)<0)taps.push(button)}}\
addEventListener('click',hold,true);\
addEventListener('${HYDRATED}',function(){removeEventListener('click',hold,true);\
taps.forEach(function(button){button.click()})},{once:true});\
requestAnimationFrame(function(){setTimeout(function(){\
late.dataset.files.split(' ').forEach(function(href){\
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});\
var start=document.createElement('script');start.type='module';start.nonce=late.nonce;\
start.textContent=late.textContent;document.head.append(start)})})\
})(document.querySelector('script[type=late]'),[])`
