const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const START = /<script([^>]*) type="module" async=""/

/**
 * Defers the scripts of a page until its first paint: removes the preloads that would compete with styles and fonts, and
 * makes the start script inert until `deferredHydrationScript` runs it. Reading the page needs no script.
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

/** The event the page dispatches once React has hydrated it. */
export const HYDRATED = 'program-runs'

/**
 * Starts hydration after the first paint. Clicks on buttons that need a script are held until the page is hydrated, which
 * takes seconds on a slow connection. Popovers open without a script. The text is the same on every page, and the script
 * it inserts has a hash that the security policy already lists.
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
