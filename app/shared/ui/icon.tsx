/** Drawn on a 24 × 24 grid with a 2-unit line. */
const drawings = {
  alert:
    "M12 8v5m0 3.5v.01M10.3 3.9 2.4 17.5A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z",
  arrow: "M4 12h16m-6-6 6 6-6 6",
  back: "M20 12H4m6-6-6 6 6 6",
  ban: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zm4 5h4",
  bookmark: "M6 4h12v17l-6-4.5L6 21z",
  building: "M4 21V9l8-5 8 5v12M9 21v-6h6v6M2 21h20",
  calendar: "M4 6h16v15H4zM4 11h16M8 3v5M16 3v5",
  cap: "M2 9l10-5 10 5-10 5zM6 11v5c2 2.5 10 2.5 12 0v-5M22 9v6",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  chevron: "M9 5l7 7-7 7",
  "chevron-back": "M15 5l-7 7 7 7",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5.5l3.5 2",
  close: "M6 6l12 12M18 6L6 18",
  coins:
    "M9 14a6 3 0 1 0 0-6 6 3 0 0 0 0 6zm-6-3v5c0 1.7 2.7 3 6 3s6-1.3 6-3v-5m-.5-5.8C15.6 4 17 4 18 4.2c2 .4 3 1.3 3 2.3v7c0 1.2-1.3 2.2-3.2 2.7",
  compare: "M12 4v16M8 20h8M4 7h16M5 7l-3 7c1 2.5 5 2.5 6 0zM19 7l-3 7c1 2.5 5 2.5 6 0z",
  done: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.8",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  filter: "M4 6h16M7 12h10M10 18h4",
  heart: "M12 20.5 4.4 12.9a4.8 4.8 0 0 1 6.8-6.8l.8.8.8-.8a4.8 4.8 0 0 1 6.8 6.8z",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  lock: "M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  mail: "M3 5h18v14H3zm0 1 9 7 9-7",
  map: "M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M6 12h12",
  newspaper: "M4 5h13v14H6a2 2 0 0 1-2-2zm13 4h3v8a2 2 0 0 1-2 2h-1M8 9h5M8 13h5",
  pause: "M8 5v14M16 5v14",
  people:
    "M8 11.2A3.2 3.2 0 1 0 8 4.8a3.2 3.2 0 0 0 0 6.4zm9 .4a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM2 20c0-4 3-6 6-6s6 2 6 6m.5-5.5c3.5-.8 7 1 7.5 5.5",
  play: "M7 5l12 7-12 7z",
  question: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7m0 3v.01",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5",
  share: "M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8",
  shield: "M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zm-3.5 9 2.5 2.5 4.5-5",
  sprout: "M12 21v-9m0 2c-5 0-8-2.5-8-7 5 0 8 2.5 8 7zm0-3c0-4.5 3-7 8-7 0 4.5-3 7-8 7z",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
} as const;

export type IconName = keyof typeof drawings;

/**
 * An icon beside a text. It has no meaning of its own, so assistive technology skips it. Its line style is in the CSS.
 */
export const Icon = ({ name, className = "size-5" }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);
