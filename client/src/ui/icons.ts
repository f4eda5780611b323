// The signs of the interface, from lucide (ISC; see the credits page). Only what is named here is shipped.

import antenna from 'lucide-static/icons/antenna.svg?raw';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import bed from 'lucide-static/icons/bed.svg?raw';
import bookOpen from 'lucide-static/icons/book-open.svg?raw';
import bot from 'lucide-static/icons/bot.svg?raw';
import bug from 'lucide-static/icons/bug.svg?raw';
import cctv from 'lucide-static/icons/cctv.svg?raw';
import chart from 'lucide-static/icons/chart-column.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import circleHelp from 'lucide-static/icons/circle-question-mark.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import copyright from 'lucide-static/icons/copyright.svg?raw';
import crown from 'lucide-static/icons/crown.svg?raw';
import dices from 'lucide-static/icons/dices.svg?raw';
import doorOpen from 'lucide-static/icons/door-open.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import ear from 'lucide-static/icons/ear.svg?raw';
import earOff from 'lucide-static/icons/ear-off.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import film from 'lucide-static/icons/film.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import footprints from 'lucide-static/icons/footprints.svg?raw';
import gitBranch from 'lucide-static/icons/git-branch.svg?raw';
import heart from 'lucide-static/icons/heart.svg?raw';
import heartCrack from 'lucide-static/icons/heart-crack.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw';
import link from 'lucide-static/icons/link-2.svg?raw';
import listOrdered from 'lucide-static/icons/list-ordered.svg?raw';
import locate from 'lucide-static/icons/locate-fixed.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import logIn from 'lucide-static/icons/log-in.svg?raw';
import map from 'lucide-static/icons/map.svg?raw';
import maximize from 'lucide-static/icons/maximize.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import messages from 'lucide-static/icons/message-square-text.svg?raw';
import packageBox from 'lucide-static/icons/package.svg?raw';
import fold from 'lucide-static/icons/panel-right-close.svg?raw';
import unfold from 'lucide-static/icons/panel-right-open.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import pin from 'lucide-static/icons/pin.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import pointer from 'lucide-static/icons/pointer.svg?raw';
import radar from 'lucide-static/icons/radar.svg?raw';
import radio from 'lucide-static/icons/radio.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import route from 'lucide-static/icons/route.svg?raw';
import save from 'lucide-static/icons/save.svg?raw';
import scanEye from 'lucide-static/icons/scan-eye.svg?raw';
import scrollText from 'lucide-static/icons/scroll-text.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import shield from 'lucide-static/icons/shield.svg?raw';
import siren from 'lucide-static/icons/siren.svg?raw';
import skipForward from 'lucide-static/icons/skip-forward.svg?raw';
import skull from 'lucide-static/icons/skull.svg?raw';
import stepBack from 'lucide-static/icons/step-back.svg?raw';
import stepForward from 'lucide-static/icons/step-forward.svg?raw';
import swords from 'lucide-static/icons/swords.svg?raw';
import target from 'lucide-static/icons/target.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import trophy from 'lucide-static/icons/trophy.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import upload from 'lucide-static/icons/upload.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import volumeOff from 'lucide-static/icons/volume-x.svg?raw';
import wifiOff from 'lucide-static/icons/wifi-off.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import zoomIn from 'lucide-static/icons/zoom-in.svg?raw';
import zoomOut from 'lucide-static/icons/zoom-out.svg?raw';

/** The drawing inside the picture. */
function inside(picture: string): string {
  return picture.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

const pictures = {
  antenna,
  arrowLeft,
  bed,
  bookOpen,
  bot,
  bug,
  cctv,
  chart,
  check,
  chevronDown,
  circleHelp,
  clock,
  copy,
  copyright,
  crown,
  dices,
  doorOpen,
  download,
  ear,
  earOff,
  eye,
  film,
  flag,
  footprints,
  gitBranch,
  heart,
  heartCrack,
  history,
  house,
  keyboard,
  fold,
  unfold,
  layers,
  messages,
  lightbulb,
  link,
  listOrdered,
  locate,
  lock,
  logIn,
  map,
  maximize,
  menu,
  package: packageBox,
  pause,
  pencil,
  pin,
  play,
  plus,
  radar,
  radio,
  pointer,
  redo,
  route,
  save,
  scanEye,
  scrollText,
  search,
  settings,
  share,
  shield,
  siren,
  skipForward,
  skull,
  stepBack,
  stepForward,
  swords,
  target,
  trash,
  triangleAlert,
  trophy,
  undo,
  upload,
  users,
  volumeOff,
  wifiOff,
  x,
  zap,
  zoomIn,
  zoomOut,
};

export const icons = Object.fromEntries(
  Object.entries(pictures).map(([name, picture]) => [name, inside(picture)]),
) as Record<keyof typeof pictures, string>;
