import { Outlet } from "react-router-dom";
export function CmsLayout() {
  return <Outlet />;
}
