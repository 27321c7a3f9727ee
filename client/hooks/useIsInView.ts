import { useEffect, useState } from "react";

/** Whether the element with this id is in view: yes until the browser knows. False without an id. */
export function useIsInView(id: string | undefined): boolean {
  const [isInView, setIsInView] = useState(id !== undefined);
  useEffect(() => {
    const element = id && document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
