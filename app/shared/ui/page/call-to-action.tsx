import type { ReactNode } from "react";

interface CallToActionPanelProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The end of a page: one sentence and the one or two next steps. */
export function CallToActionPanel({ id, title, text, children }: CallToActionPanelProps) {
  return (
    <section aria-labelledby={id} className="wrap py-6 md:py-14">
      <div className="rounded-panel bg-mint px-5 py-6 text-center md:py-12">
        <h2 id={id} className="text-title text-mint-ink">
          {title}
        </h2>
        <p className="mx-auto mt-1.5 mb-4 max-w-[65ch] md:mb-6 md:text-lg text-balance text-mint-ink">
          {text}
        </p>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  );
}
