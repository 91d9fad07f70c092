import 'haven/preact';
