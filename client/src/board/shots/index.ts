// Fetched with a table that is played, and not before.

export { default as Ambient } from './Ambient.svelte';
export { default as Border } from './Border.svelte';
export { default as Shots } from './Shots.svelte';
