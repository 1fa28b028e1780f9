const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const START = /<script([^>]*) type="module" async=""/

/**
 * Lets a page be read before its program is fetched: takes away what would fetch it along with styles and fonts, and
 * puts it by for `lateStartScript`. Reading needs none of it.
 */
export function putByStart(html: string): string {
  const files = Array.from(html.matchAll(PRELOAD), ([, href]) => href)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      START,
      (_start, attributes: string) => `<script${attributes} type="late" data-files="${files.join(' ')}"`,
    )
}

/**
 * Starts the program of a page once its first picture is on the screen. The text is the same on every page, and what
 * it inserts is text the security policy already names.
 */
export const lateStartScript = `(function(late){if(!late)return;\
requestAnimationFrame(function(){setTimeout(function(){\
late.dataset.files.split(' ').forEach(function(href){\
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});\
var start=document.createElement('script');start.type='module';start.nonce=late.nonce;\
start.textContent=late.textContent;document.head.append(start)})})\
})(document.querySelector('script[type=late]'))`
