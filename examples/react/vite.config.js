import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'every-tag.html', 'everywhere-tags.html'] } },
};
