import { Dialog } from "../../ui/overlay/Dialog";
import { SearchPanel } from "./SearchPanel";

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog title="Search" isOpen={isOpen} onClose={onClose}>
      <SearchPanel />
    </Dialog>
  );
}
