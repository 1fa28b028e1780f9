import { storedChoices, storedKeys } from '../features/site/stored-keys.ts'

/**
 * Runs before the first paint, so that a chosen theme, a closed banner and a switched view never flash. The text is
 * the same on every page: the security policy names it by its hash.
 */
export const headScript = `(function(d){d.dataset.script='';\
var c=${JSON.stringify(storedChoices)},k,v;for(k in c)d.dataset[k]=c[k][0];try{\
var t=localStorage.getItem('${storedKeys.theme}');if(t==='light'||t==='dark')d.dataset.theme=t;\
if(localStorage.getItem('${storedKeys.appsBanner}')==='off')d.dataset.appsBanner='off';\
for(k in c){v=localStorage.getItem(k);if(c[k].indexOf(v)>0)d.dataset[k]=v}\
}catch(e){}})(document.documentElement)`
