import { ButtonLink } from "#app/common/ui/button.tsx";
import { classNames } from "#app/common/ui/class-names.ts";
import { Icon, type IconName } from "#app/common/ui/icon.tsx";
import { useHydrated } from "#app/common/ui/use-hydrated.ts";
import { useCarousel } from "./use-carousel.ts";
import { slides } from "./words.ts";

const slideRole = (place: number) => ({
  role: "group",
  "aria-roledescription": "slide",
  "aria-label": `${place + 1} of ${slides.length}`,
});
const round = "grid size-11 shrink-0 place-items-center rounded-full text-white hover:bg-glass";

/** Without a script the slides scroll sideways and the dots are links to them; a script adds the rest. */
export function Carousel() {
  const { track, current, show, onScroll, onTakeOver, isStopped, setIsStopped, setIsHeld } = useCarousel(
    slides.length,
  );
  const isHydrated = useHydrated();
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What you can do on Fursa"
      onPointerEnter={({ pointerType }) => setIsHeld(pointerType === "mouse")}
      onPointerLeave={({ currentTarget }) => setIsHeld(isOnKeyboard(currentTarget))}
      onFocus={({ currentTarget }) => isOnKeyboard(currentTarget) && setIsHeld(true)}
      onBlur={({ currentTarget }) => setIsHeld(isUnderMouse(currentTarget))}
    >
      <div
        ref={track}
        onScroll={onScroll}
        onPointerDown={onTakeOver}
        onWheel={onTakeOver}
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
            <p className="mt-3 mb-4 max-w-[52ch] text-on-forest md:text-lg">{slide.text}</p>
            <ButtonLink to={slide.to} look="on-dark">
              {slide.action}
              <Icon name="arrow" className="size-4" />
            </ButtonLink>
          </div>
        ))}
      </div>
      <div className="mt-2 -ml-1 flex items-center">
        {slides.map(({ title }, place) => (
          <a
            key={title}
            href={`#slide-${place + 1}`}
            aria-label={`Slide ${place + 1}: ${title}`}
            aria-current={isHydrated && place === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(place);
            }}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span
              className={classNames(
                "h-1.5 rounded-full",
                isHydrated && place === current
                  ? "w-9 bg-marigold"
                  : "w-5 bg-glass-line group-hover:bg-white",
              )}
            />
          </a>
        ))}
        <Control
          icon="chevron-back"
          label="Previous slide"
          isReady={isHydrated}
          onPress={() => show(current - 1)}
        />
        <Control icon="chevron" label="Next slide" isReady={isHydrated} onPress={() => show(current + 1)} />
        <Control
          icon={isStopped ? "play" : "pause"}
          label={isStopped ? "Move the slides by themselves" : "Stop the slides"}
          isReady={isHydrated}
          onPress={() => setIsStopped(!isStopped)}
          className="motion-reduce:hidden"
        />
      </div>
    </section>
  );
}

/** A button that was pressed keeps the focus, but nobody is reading there: only the keyboard's focus holds the slides. */
const isOnKeyboard = (carousel: Element) => carousel.querySelector(":focus-visible") !== null;

/** A finger leaves its hover behind. */
const isUnderMouse = (carousel: Element) =>
  matchMedia("(hover: hover)").matches && carousel.matches(":hover");

const SlideTitle = ({ isFirst, children }: { isFirst: boolean; children: string }) => {
  const Heading = isFirst ? "h1" : "h2";
  return <Heading className="text-[clamp(2rem,1.3rem+3.3vw,3.5rem)] leading-[1.06]">{children}</Heading>;
};

interface ControlProps {
  icon: IconName;
  label: string;
  /** Until then it keeps its place but can't be seen, reached or pressed. */
  isReady: boolean;
  onPress: () => void;
  className?: string;
}

const Control = ({ icon, label, isReady, onPress, className }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={classNames(round, !isReady && "invisible", className)}
  >
    <Icon name={icon} />
  </button>
);
