// Exports nothing: importing this file loads React in parallel with the stage, which would otherwise have to be parsed
// first.
import 'react-dom/client';
