/** The icons of buttons and headings. */

export { default as IconAgain } from './IconAgain.svelte';
export { default as IconContinue } from './IconContinue.svelte';
export { default as IconHelp } from './IconHelp.svelte';
export { default as IconLeave } from './IconLeave.svelte';
export { default as IconLink } from './IconLink.svelte';
export { default as IconOdds } from './IconOdds.svelte';
export { default as IconPeople } from './IconPeople.svelte';
export { default as IconSettings } from './IconSettings.svelte';
export { default as IconSound } from './IconSound.svelte';
