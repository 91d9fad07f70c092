import 'haven/svelte';
