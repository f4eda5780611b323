// The signs of the interface, from lucide (ISC; see the credits page). Only what is named here is shipped.

import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import bookOpen from 'lucide-static/icons/book-open.svg?raw';
import bug from 'lucide-static/icons/bug.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import circleHelp from 'lucide-static/icons/circle-question-mark.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import dices from 'lucide-static/icons/dices.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import ear from 'lucide-static/icons/ear.svg?raw';
import earOff from 'lucide-static/icons/ear-off.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import footprints from 'lucide-static/icons/footprints.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import link from 'lucide-static/icons/link-2.svg?raw';
import listOrdered from 'lucide-static/icons/list-ordered.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import messageSquare from 'lucide-static/icons/message-square.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import route from 'lucide-static/icons/route.svg?raw';
import save from 'lucide-static/icons/save.svg?raw';
import scanEye from 'lucide-static/icons/scan-eye.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import skipForward from 'lucide-static/icons/skip-forward.svg?raw';
import stepBack from 'lucide-static/icons/step-back.svg?raw';
import stepForward from 'lucide-static/icons/step-forward.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import trophy from 'lucide-static/icons/trophy.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import upload from 'lucide-static/icons/upload.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import volume from 'lucide-static/icons/volume-2.svg?raw';
import volumeOff from 'lucide-static/icons/volume-x.svg?raw';
import wifi from 'lucide-static/icons/wifi.svg?raw';
import wifiOff from 'lucide-static/icons/wifi-off.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import zoomIn from 'lucide-static/icons/zoom-in.svg?raw';
import zoomOut from 'lucide-static/icons/zoom-out.svg?raw';

/** The drawing inside the picture. */
function inside(picture: string): string {
  return picture.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

const pictures = {
  arrowLeft,
  bookOpen,
  bug,
  check,
  chevronDown,
  circleHelp,
  copy,
  dices,
  download,
  ear,
  earOff,
  eye,
  flag,
  footprints,
  history,
  house,
  keyboard,
  link,
  listOrdered,
  lock,
  menu,
  messageSquare,
  pause,
  play,
  redo,
  route,
  save,
  scanEye,
  settings,
  share,
  skipForward,
  stepBack,
  stepForward,
  trash,
  triangleAlert,
  trophy,
  undo,
  upload,
  users,
  volume,
  volumeOff,
  wifi,
  wifiOff,
  x,
  zoomIn,
  zoomOut,
};

export const icons = Object.fromEntries(
  Object.entries(pictures).map(([name, picture]) => [name, inside(picture)]),
) as Record<keyof typeof pictures, string>;
