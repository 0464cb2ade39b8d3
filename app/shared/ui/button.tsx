import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./feedback/spinner.tsx";
import { Link } from "./navigation/link.tsx";

const looks = {
  /** Marigold: the main action. */
  primary: "border-transparent bg-marigold text-on-marigold hover:bg-marigold-strong",
  forest: "border-transparent bg-leaf text-on-leaf hover:bg-leaf-strong",
  outline: "border-line bg-card text-ink hover:border-edge",
  quiet: "border-transparent text-leaf hover:bg-mint",
  /** On a green or indigo surface, beside the primary one. */
  "on-dark": "border-glass-line text-white hover:border-white hover:bg-glass",
  danger: "border-transparent bg-danger text-white hover:bg-danger-strong",
};

const sizes = {
  small: "min-h-11 px-4 text-sm",
  medium: "min-h-11 px-5",
  large: "min-h-13 px-7 text-lg",
};

interface ButtonLook {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
  /** As wide as its container, for forms on a phone. */
  isWide?: boolean | undefined;
}

export const buttonLook = ({ look = "primary", size = "medium", isWide }: ButtonLook = {}) =>
  classNames("button", looks[look], sizes[size], isWide && "w-full");

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** The button's text while it works, like 'Saving...'. A busy button can't be pressed again. */
  busyLabel?: string | undefined;
  isBusy?: boolean | undefined;
}

export function Button({ look, size, isWide, isBusy, busyLabel, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      disabled={isBusy || rest.disabled}
      aria-busy={isBusy || undefined}
      className={classNames(buttonLook({ look, size, isWide }), isBusy && "cursor-progress", className)}
    >
      {isBusy && <Spinner />}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  look,
  size,
  isWide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={classNames(buttonLook({ look, size, isWide }), className)} />;
}
