import type { Announcements, ScreenReaderInstructions } from "@dnd-kit/core";

interface MoveAnnouncements {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
}

/** What a screen reader hears while a row is moved. */
export function moveAnnouncements(references: { id: string; title: string }[]): MoveAnnouncements {
  const title = ({ id }: { id: string | number }) =>
    references.find((reference) => reference.id === id)?.title ?? "";
  const place = (row: { id: string | number } | null) => {
    const index = references.findIndex((reference) => reference.id === row?.id);
    return `place ${index + 1} of ${references.length}`;
  };
  return {
    screenReaderInstructions: {
      draggable:
        "To move this reference, press Space or Enter, then the up and down arrow keys. Space or Enter again puts it down, Escape puts it back.",
    },
    announcements: {
      onDragStart: ({ active }) => `${title(active)} picked up from ${place(active)}.`,
      onDragOver: ({ active, over }) => (over ? `${title(active)} is at ${place(over)}.` : undefined),
      onDragEnd: ({ active, over }) =>
        over ? `${title(active)} was put down at ${place(over)}.` : undefined,
      onDragCancel: ({ active }) => `${title(active)} is back where it was.`,
    },
  };
}
