import 'haven/vue';
