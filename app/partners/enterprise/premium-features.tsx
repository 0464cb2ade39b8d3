import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { localPath } from "#app/shared/languages/local-path.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
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
        <h2
          id="premium"
          ref={heading}
          tabIndex={-1}
          className="text-[clamp(1.5rem,1.2rem+1.2vw,1.875rem)] outline-none"
        >
          {premium.title}
        </h2>
        <p className="mt-1 mb-6 flex items-center gap-2 text-on-indigo">
          <Icon name={isUnlocked ? "check" : "lock"} className="size-5 shrink-0" />
          {isUnlocked ? premium.unlocked : premium.locked}
        </p>
        <ul className="grid gap-4 sm:grid-cols-2">
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
  <li
    className={classNames(
      "flex gap-4 rounded-card p-5",
      isUnlocked ? "bg-card text-ink" : "border border-white/25 bg-white/5",
    )}
  >
    <Icon name={isUnlocked ? icon : "lock"} className="mt-0.5 size-6 shrink-0" />
    <div className="min-w-0 grow">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        {!isUnlocked && <Tag tone="indigo">{premium.lockedTag}</Tag>}
      </div>
      <p className={isUnlocked ? "mt-1 text-ink-2" : "mt-1 text-on-indigo"}>{isUnlocked ? text : what}</p>
      <p className={isUnlocked ? "mt-1" : "mt-1 text-on-indigo"}>
        {premium.until}{" "}
        <Link to={now.to} className="font-semibold underline underline-offset-4">
          {now.text}
        </Link>
      </p>
    </div>
  </li>
);
