import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon, type IconName } from "#app/shared/ui/icon.tsx";

const tones = { clay: "bg-clay-pale text-clay-ink", indigo: "bg-indigo-pale text-indigo-ink" };

interface NoticeProps {
  tone: keyof typeof tones;
  icon: IconName;
  title: string;
  children: string;
}

/** A notice at the top of a page. */
export const Notice = ({ tone, icon, title, children }: NoticeProps) => (
  <div role="note" className={classNames("flex gap-3 rounded-card px-4 py-3.5", tones[tone])}>
    <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
    </div>
  </div>
);
