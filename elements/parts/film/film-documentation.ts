// The shared reference texts of all tags that play a film, as separate constants, so that a bundle drops them.

export const filmAttributes = {
  label: 'The name of the film, also used for the button, the dialog and the player. Required.',
  src: 'The address of a film file, such as an MP4. It has priority over the ids.',
  captions: 'The address of the film file’s captions, a WebVTT file.',
  captionsLanguage: 'The language of the captions.',
  youtubeId: 'The id of a film on YouTube, played from its cookie-free address.',
  vimeoId: 'The id of a film on Vimeo, played without tracking.',
} as const;
export const filmEvents = {
  'video-request': {
    description: 'Before the film opens and before any request to a platform. When prevented, nothing happens.',
    cancelable: true,
  },
  'video-start': { description: 'After the film opened.' },
  'video-end': { description: 'After the film was closed; its sound has stopped.' },
} as const;
export const filmNeeds = {
  captions: { when: 'src', severity: 'warning', without: 'people who cannot hear the film miss what is said' },
} as const;
