import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useStaffWaiting } from "../../features/site/admin/numbers/useStaffWaiting";
import { grouped } from "../../ui/chart/chartData";
import { Button } from "../../ui/Button";
import styles from "./CmsMenu.module.css";
import { CMS_MENU, WAITS, isAtPlace } from "./cmsMenu";

interface CmsMenuProps {
  id: string;
}

/** On narrow screens a popover, which the browser opens and closes without scripts. */
export function CmsMenu({ id }: CmsMenuProps) {
  const { pathname, key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const waiting = useStaffWaiting();

  // Navigation closes the menu.
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <nav ref={panel} id={id} popover="auto" aria-label="Content area" className={styles.places}>
      <div className={styles.closer}>
        <Button
          look="quiet"
          aria-label="Close menu"
          icon={<X aria-hidden />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.inside}>
        {CMS_MENU.map(({ title, places }) => (
          <div key={title}>
            <h2 id={`${id}-${title}`}>{title}</h2>
            <ul aria-labelledby={`${id}-${title}`}>
              {places.map((place) => {
                const { label, to, icon: Icon, waits } = place;
                const count = (waits && waiting?.[waits]) ?? 0;
                return (
                  <li key={label}>
                    <Link to={to} aria-current={isAtPlace(place, pathname) ? "page" : undefined}>
                      <Icon size={18} aria-hidden />
                      {label}
                      {waits && count > 0 && (
                        <span className={styles.count}>
                          {grouped(count)} <span className="visually-hidden">{WAITS[waits]}</span>
                        </span>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
