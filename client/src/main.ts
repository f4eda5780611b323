import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { takeUpSeats } from './lib/moving';
import { preferredLanguage, speak } from './lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('#app is missing');

takeUpSeats();
await speak(preferredLanguage());

export default mount(App, { target });
