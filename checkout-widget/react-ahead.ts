// Nothing of its own: whoever imports it loads React, so that the stage does not have to be read first to find out.
import 'react-dom/client';
