import 'haven/solid';
