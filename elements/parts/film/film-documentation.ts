// The shared reference texts of all tags that play a film, as separate constants, so that a bundle drops them.

export const filmAttributes = {
  label: 'The name of the film: it names the button, the dialog and the player. Needed.',
  src: 'The address of a film file, such as an MP4. It goes before the ids.',
  captions: 'The address of the film file’s captions, a WebVTT file.',
  captionsLanguage: 'The language of the captions.',
  youtubeId: 'The id of a film at YouTube, played from its address without cookies.',
  vimeoId: 'The id of a film at Vimeo, played without tracking.',
} as const;
export const filmEvents = {
  'video-request': {
    description: 'Before the film opens and anything is asked of a platform. When prevented, nothing happens.',
    cancelable: true,
  },
  'video-start': { description: 'After the film opened.' },
  'video-end': { description: 'After the film was closed; its sound has stopped.' },
} as const;
export const filmNeeds = {
  captions: { when: 'src', severity: 'warning', without: 'people who cannot hear the film do not know what is said' },
} as const;
