/** A triangle on a disc. Its sheet is `film.css`. */
export const PlayIcon = () => (
  <span className="play">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8.5 5.5v13l10.5-6.5z" />
    </svg>
  </span>
);
