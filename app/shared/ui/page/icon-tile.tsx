import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

const looks = [
  "bg-mint text-mint-ink",
  "bg-marigold-pale text-marigold-ink",
  "bg-indigo-pale text-indigo-ink",
];

/** An icon on a coloured square. The colour follows the place in a list and has no meaning. */
export function IconTile({ icon, place, className }: { icon: IconName; place: number; className: string }) {
  return (
    <span
      className={classNames(
        "grid shrink-0 place-items-center rounded-xl",
        looks[place % looks.length],
        className,
      )}
    >
      <Icon name={icon} className="size-6" />
    </span>
  );
}
