import { useEffect, useRef } from "react";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon, type IconName } from "#app/shared/ui/icon.tsx";
import { moveSlides } from "./move-slides.ts";
import { slideWords } from "./slide-words.ts";
import { carouselText } from "./text-words.ts";
import { slides } from "./words.ts";

const slideRole = (place: number) => ({
  role: "group",
  "aria-roledescription": carouselText.slide,
  "aria-label": carouselText.place(place + 1, slides.length),
});

/** Without JavaScript, the slides scroll sideways and the dots link to them; `moveSlides` adds the rest. */
export function Carousel() {
  const carousel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (carousel.current) moveSlides(carousel.current);
  }, []);
  return (
    <section
      ref={carousel}
      data-carousel
      aria-roledescription={carouselText.carousel}
      aria-label={carouselText.title}
    >
      <div
        data-track
        className="no-scrollbar relative -mx-1 grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto overscroll-x-contain"
      >
        {slides.map((slide, place) => (
          <div
            key={slide.to}
            id={`slide-${place + 1}`}
            {...slideRole(place)}
            className="flex snap-start snap-always scroll-mt-96 flex-col items-start p-1"
          >
            <SlideTitle isFirst={place === 0}>{slide.title}</SlideTitle>
            <p className="mt-2 mb-3 max-w-[46ch] text-sm text-on-forest md:text-lg">{slide.text}</p>
            <ButtonLink to={slide.to} look="on-dark">
              {slide.action}
              <Icon name="arrow" className="size-4" />
            </ButtonLink>
          </div>
        ))}
      </div>
      <div className="-ml-1 flex items-center md:mt-2">
        {slides.map(({ title }, place) => (
          <a
            key={title}
            href={`#slide-${place + 1}`}
            aria-label={slideWords.slide(place + 1, title)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className="h-1.5 w-5 rounded-full bg-glass-line group-hover:bg-white group-aria-[current]:w-9 group-aria-[current]:bg-marigold" />
          </a>
        ))}
        <Control label={carouselText.previous} data-by={-1} icon="chevron-back" />
        <Control label={carouselText.next} data-by={1} icon="chevron" />
        <Control
          label={slideWords.stop}
          data-stop={slideWords.stop}
          data-go={slideWords.go}
          icon="pause"
          otherIcon="play"
          className="motion-reduce:hidden"
        />
      </div>
    </section>
  );
}

const SlideTitle = ({ isFirst, children }: { isFirst: boolean; children: string }) => {
  const Heading = isFirst ? "h1" : "h2";
  return <Heading className="text-page leading-[1.06]">{children}</Heading>;
};

interface ControlProps extends Record<`data-${string}`, string | number> {
  label: string;
  icon: IconName;
  otherIcon?: IconName;
  className?: string;
}

/** Invisible but in place until the script has started. */
const Control = ({ label, icon, otherIcon, className, ...data }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    className={classNames(
      "group invisible grid size-11 shrink-0 place-items-center rounded-full text-white hover:bg-glass in-data-moves:visible",
      className,
    )}
    {...data}
  >
    <Icon name={icon} className={classNames("size-5", otherIcon && "group-data-stopped:hidden")} />
    {otherIcon && <Icon name={otherIcon} className="hidden size-5 group-data-stopped:block" />}
  </button>
);
