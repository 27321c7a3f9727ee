const LINK = /(https:\/\/\S+)/;

/** Plain text whose https addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    ) : (
      part
    ),
  );
}
