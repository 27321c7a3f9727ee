import type { FragmentType } from "@apollo/client";
import { useRef, useState } from "react";
import { TestimonialCard, TestimonialSamples } from "../../features/site/testimonials/TestimonialList";
import type { TestimonialCard_TestimonialFragment } from "../../features/site/testimonials/TestimonialList.generated";
import { usePrefersReducedMotion } from "../../hooks/usePrefersReducedMotion";
import { PauseButton } from "../../ui/PauseButton";
import styles from "./TestimonialSlider.module.css";
import { useDragToScroll } from "./useDragToScroll";
import { useSlideShow } from "./useSlideShow";

interface TestimonialSliderProps {
  testimonials: ({ id: string } & FragmentType<TestimonialCard_TestimonialFragment>)[];
}

/** Advances automatically; pauses while a person reads, drags or has stopped it. */
export function TestimonialSlider({ testimonials }: TestimonialSliderProps) {
  const row = useRef<HTMLUListElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStill = usePrefersReducedMotion();
  useSlideShow(row, { isRunning: !isStill && !isPaused && !isHovered && !isFocused });
  useDragToScroll(row);

  return (
    <div className={styles.slider}>
      <TestimonialSamples testimonials={testimonials} />
      <ul
        ref={row}
        className={styles.row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus
        tabIndex={0}
        aria-label="What learners say"
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        // Focus by mouse does not count: it would outlast the mouse's visit.
        onFocus={(event) => setIsFocused(event.target.matches(":focus-visible"))}
        onBlur={() => setIsFocused(false)}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={styles.slide}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <PauseButton isPaused={isPaused} onChange={setIsPaused} what="what learners say" />
    </div>
  );
}
