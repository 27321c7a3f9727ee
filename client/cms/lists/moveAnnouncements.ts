import type { Announcements, ScreenReaderInstructions } from "@dnd-kit/core";

interface MoveAnnouncements {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
}

interface MovedRows {
  noun: string;
  titles: Map<string | number, string>;
}

export function moveAnnouncements({ noun, titles }: MovedRows): MoveAnnouncements {
  const ids = [...titles.keys()];
  const title = ({ id }: { id: string | number }) => titles.get(id) ?? "";
  const place = ({ id }: { id: string | number }) => `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  return {
    screenReaderInstructions: {
      draggable: `To move this ${noun}, press Space or Enter, then the up and down arrow keys. Space or Enter again puts it down, Escape puts it back.`,
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
