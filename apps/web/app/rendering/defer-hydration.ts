import { FONTS_KEY } from '../features/site/stored-keys.ts'
import { HYDRATED } from './hydrated.ts'

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

/** A browser that reports no first paint is not waited for longer than this. */
const PATIENCE_MS = 1_000

/**
 * Starts hydration after the first paint, and lets later pages have further fonts. Clicks on buttons that need a script
 * are held until the page is hydrated, which takes seconds on a slow connection. Popovers open without a script. The text
 * is the same on every page, and the script it inserts has a hash that the security policy already lists.
 */
export const deferredHydrationScript = `(function(late,taps){if(!late)return;\
function hold(tap){var button=tap.target.closest('button[type=button]:not([popovertarget])');\
if(button){tap.stopImmediatePropagation();if(taps.indexOf(button)<0)taps.push(button)}}\
addEventListener('click',hold,true);\
addEventListener('${HYDRATED}',function(){removeEventListener('click',hold,true);\
taps.forEach(function(button){button.click()});\
try{localStorage.setItem('${FONTS_KEY}','1')}catch(e){}},{once:true});\
function start(){if(!late)return;\
late.dataset.files.split(' ').forEach(function(href){\
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});\
var module=document.createElement('script');module.type='module';module.nonce=late.nonce;\
module.textContent=late.textContent;document.head.append(module);late=null}\
requestAnimationFrame(function(){setTimeout(start,${PATIENCE_MS})});\
try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){start()}\
})(document.querySelector('script[type=late]'),[])`
