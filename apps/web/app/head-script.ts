import { storedKeys } from './features/site/stored-keys.ts'

/**
 * Runs before the first paint, so that a chosen theme and a closed banner never flash. The text is the same on every
 * page: the security policy names it by its hash.
 */
export const headScript = `(function(d){d.dataset.script='';try{\
var t=localStorage.getItem('${storedKeys.theme}');if(t==='light'||t==='dark')d.dataset.theme=t;\
if(localStorage.getItem('${storedKeys.appsBanner}')==='off')d.dataset.appsBanner='off'\
}catch(e){}})(document.documentElement)`
