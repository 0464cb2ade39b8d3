import { Icon, type IconName } from "../icon.tsx";

const tones = { marigold: "bg-marigold-pale text-marigold-ink", indigo: "bg-indigo-pale text-indigo-ink" };

interface IconPointsProps {
  points: readonly { icon: IconName; title: string; text: string }[];
  tone: keyof typeof tones;
}

/** A few points side by side, each with an icon. */
export const IconPoints = ({ points, tone }: IconPointsProps) => (
  <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
    {points.map(({ icon, title, text }) => (
      <li key={title} className="flex gap-4 lg:block">
        <span className={`grid size-11 shrink-0 place-items-center rounded-xl ${tones[tone]}`}>
          <Icon name={icon} className="size-6" />
        </span>
        <div className="min-w-0 lg:mt-3">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
