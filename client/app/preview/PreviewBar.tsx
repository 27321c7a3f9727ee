import { useLocation } from "react-router-dom";
import { cmsPaths } from "../../cmsPaths";
import { StaffNote } from "../../ui/text/StaffNote";

export function PreviewBar() {
  const { pathname, search } = useLocation();
  return (
    <StaffNote
      label="Preview"
      title="The site with its drafts, for staff only. Forms here are real."
      actions={
        <>
          <a href={pathname + search}>Leave the preview</a>
          <a href={cmsPaths.site}>Content area</a>
        </>
      }
    />
  );
}
