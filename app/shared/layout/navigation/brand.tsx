import { Link } from "#app/shared/ui/navigation/link.tsx";
import { layoutWords, product } from "../words.ts";

export function Brand() {
  return (
    <Link
      to="/"
      aria-label={layoutWords.brand}
      className="flex min-h-11 items-center gap-2.5 rounded-lg font-display text-2xl leading-none font-extrabold tracking-tight text-leaf no-underline"
    >
      <Mark />
      {product.name}
    </Link>
  );
}

/** An F as an open door, and a person about to walk through it. The same drawing as public/icon.svg. */
const Mark = () => (
  <svg
    className="size-9 shrink-0"
    viewBox="0 0 36 36"
    fill="none"
    strokeWidth="3.4"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <rect width="36" height="36" rx="9.5" fill="#0f4d3a" />
    <path d="M9.5 28V11.5L18 7l8.5 4.5" stroke="#f2a516" strokeLinejoin="round" />
    <path d="M9.5 18.5H19" stroke="#fff" />
    <circle cx="26.5" cy="20" r="3.1" fill="#e8704a" />
  </svg>
);
