import type { ReactNode } from "react";

interface HeroProps {
  title: string;
  intro: string;
  /** A few words above the title that say whom the page is for. */
  over?: string;
  /** The woven strip; left out in data saver. */
  hasStrip: boolean;
  children?: ReactNode;
}

/** The green top of a page: its h1, a sentence and buttons. */
export function Hero({ title, intro, over, hasStrip, children }: HeroProps) {
  return (
    <div className="on-dark bg-forest">
      <div className="wrap py-9 md:py-14">
        {over && <p className="mb-2 font-semibold text-on-forest">{over}</p>}
        <h1 className="max-w-[22ch] text-page leading-[1.06]">{title}</h1>
        <p className="mt-3 max-w-[65ch] text-lg text-pretty text-on-forest">{intro}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
      {hasStrip && <div className="kente" />}
    </div>
  );
}
