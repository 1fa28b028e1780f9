import { FONTS_KEY, storedChoices, storedKeys } from '../features/site/stored-keys.ts'

/** What is filled in later is hidden until then, but never longer than this. */
const PATIENCE_MS = 10_000

/**
 * Runs before the first paint, so that a chosen theme, a closed banner and a switched view never flash. What the browser
 * fills in later, for a chosen place or a person, is hidden until then and has its room (`data-settling`); so is a home
 * page of another date than the visitor's. A page whose address names its place stays there. The text is the same on every page: the security policy names it by its hash.
 */
export const headScript = `(function(d){d.dataset.script='';\
var c=${JSON.stringify(storedChoices)},k,v;for(k in c)d.dataset[k]=c[k][0];try{\
var t=localStorage.getItem('${storedKeys.theme}');if(t==='light'||t==='dark')d.dataset.theme=t;\
if(localStorage.getItem('${storedKeys.appsBanner}')==='off')d.dataset.appsBanner='off';\
if(localStorage.getItem('${FONTS_KEY}'))d.dataset.fonts='';\
for(k in c){v=localStorage.getItem(k);if(c[k].indexOf(v)>0)d.dataset[k]=v}\
if('shared' in d.dataset){var s=[],h=/(?:^|; )here=([^;]+)/.exec(document.cookie),p=/(?:^|; )person=(\\w+)/.exec(document.cookie),q=/(?:^|; )school=\\w/.test(document.cookie);\
if(h&&d.dataset.shared!=='at-place'){s.push('place');h=JSON.parse(decodeURIComponent(h[1]));\
if(d.dataset.today&&new Intl.DateTimeFormat('en-CA',{timeZone:h.zone}).format()!==d.dataset.today)s.push('date')}\
if(p||q)s.push('person');if(p)d.dataset.person=p[1];if(q)d.dataset.school='';\
if(s.length){d.dataset.settling=s.join(' ');setTimeout(function(){delete d.dataset.settling},${PATIENCE_MS})}}\
}catch(e){}})(document.documentElement)`
