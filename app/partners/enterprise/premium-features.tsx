import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { localPath } from "#app/shared/languages/local-path.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { premium } from "./words.ts";

/**
 * Unlocking only changes this page's state. Without a script the button posts, and the response is the unlocked page.
 */
export function PremiumFeatures({ isUnlockedAtFirst }: { isUnlockedAtFirst: boolean }) {
  const [isUnlocked, setIsUnlocked] = useState(isUnlockedAtFirst);
  const contactEmail = usePage()?.contactEmail;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears, so the focus moves to what it revealed.
  useLayoutEffect(() => {
    if (isUnlocked && !isUnlockedAtFirst) heading.current?.focus({ preventScroll: true });
  }, [isUnlocked, isUnlockedAtFirst]);
  const unlock = (event: FormEvent) => {
    event.preventDefault();
    setIsUnlocked(true);
  };
  return (
    <section aria-labelledby="premium" className="on-dark bg-indigo py-10 md:py-14">
      <div className="wrap">
        <h2 id="premium" ref={heading} tabIndex={-1} className="text-section outline-none">
          {premium.title}
        </h2>
        <p className="mt-1 mb-6 flex items-center gap-2 text-on-indigo">
          <Icon name={isUnlocked ? "check" : "lock"} className="size-5 shrink-0" />
          {isUnlocked ? premium.unlocked : premium.locked}
        </p>
        <ul className={isUnlocked ? "rounded-card bg-card text-ink" : undefined}>
          {premium.list.map((feature) => (
            <Feature key={feature.title} {...feature} isUnlocked={isUnlocked} />
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          {!isUnlocked && (
            <form method="post" action={localPath("/enterprise#premium")} onSubmit={unlock}>
              <Button size="large">{premium.upgrade}</Button>
            </form>
          )}
          <p className="min-w-0 text-on-indigo">
            <strong className="text-white">{premium.payment}</strong> {premium.nothingCharged}
          </p>
          {contactEmail && (
            <p className="min-w-0 text-on-indigo">
              {premium.how}{" "}
              <a
                href={`mailto:${contactEmail}`}
                className="font-semibold text-white underline underline-offset-4"
              >
                {premium.ask}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  icon: "people" | "bell" | "newspaper" | "chat";
  title: string;
  /** What it is, in one short sentence. */
  what: string;
  /** How it will work. */
  text: string;
  /** What does a part of it today. */
  now: { to: string; text: string };
  isUnlocked: boolean;
}

const Feature = ({ icon, title, what, text, now, isUnlocked }: FeatureProps) => (
  <li className={`flex gap-3 border-t px-4 py-3 ${isUnlocked ? "border-line" : "border-glass-line"}`}>
    <Icon name={isUnlocked ? icon : "lock"} className="mt-0.5 size-5 shrink-0" />
    <div className="min-w-0 grow text-sm">
      <h3 className="text-lg">{title}</h3>
      <p className={isUnlocked ? "text-ink-2" : "text-on-indigo"}>{isUnlocked ? text : what}</p>
      <p className={isUnlocked ? undefined : "text-on-indigo"}>
        {premium.until}{" "}
        <Link to={now.to} className="font-semibold underline underline-offset-4">
          {now.text}
        </Link>
      </p>
    </div>
  </li>
);
