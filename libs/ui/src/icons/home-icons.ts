import {
  BookOpen,
  ChevronDown,
  ChevronLeft,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Crown,
  Droplet,
  Ellipsis,
  FileText,
  HandHeart,
  House,
  Info,
  Lightbulb,
  NotebookPen,
  Pill,
  Plus,
  RotateCw,
  Scale,
  ScanLine,
  Settings,
  ShieldCheck,
  Smile,
  TriangleAlert,
  UserRound,
  Utensils,
  WifiOff,
  X,
} from 'lucide'
import { drawnIcon } from './drawn-icon'

// What the frame and Home draw: it is downloaded at every start, and a bundler never cuts through a module.

export const HomeIcon = /* @__PURE__ */ drawnIcon(House)
export const LogIcon = /* @__PURE__ */ drawnIcon(NotebookPen)
export const ScanIcon = /* @__PURE__ */ drawnIcon(ScanLine)
export const PremiumIcon = /* @__PURE__ */ drawnIcon(Crown)
export const MoreIcon = /* @__PURE__ */ drawnIcon(Ellipsis)
export const VitaminsIcon = /* @__PURE__ */ drawnIcon(Pill)
export const FluidsIcon = /* @__PURE__ */ drawnIcon(Droplet)
export const WeightIcon = /* @__PURE__ */ drawnIcon(Scale)
export const MoodIcon = /* @__PURE__ */ drawnIcon(Smile)
export const FoodIcon = /* @__PURE__ */ drawnIcon(Utensils)
export const TipsIcon = /* @__PURE__ */ drawnIcon(Lightbulb)
export const AboutIcon = /* @__PURE__ */ drawnIcon(HandHeart)
export const PrivacyIcon = /* @__PURE__ */ drawnIcon(ShieldCheck)
export const TermsIcon = /* @__PURE__ */ drawnIcon(FileText)
export const SettingsIcon = /* @__PURE__ */ drawnIcon(Settings)
export const ProfileIcon = /* @__PURE__ */ drawnIcon(UserRound)
export const CloseIcon = /* @__PURE__ */ drawnIcon(X)
export const AddIcon = /* @__PURE__ */ drawnIcon(Plus)
export const RetryIcon = /* @__PURE__ */ drawnIcon(RotateCw)
export const BackIcon = /* @__PURE__ */ drawnIcon(ChevronLeft)
export const ExpandIcon = /* @__PURE__ */ drawnIcon(ChevronDown)
export const InfoIcon = /* @__PURE__ */ drawnIcon(Info)
export const SuccessIcon = /* @__PURE__ */ drawnIcon(CircleCheck)
export const WarningIcon = /* @__PURE__ */ drawnIcon(TriangleAlert)
export const DangerIcon = /* @__PURE__ */ drawnIcon(CircleAlert)
export const HelpIcon = /* @__PURE__ */ drawnIcon(CircleQuestionMark)
export const TimeIcon = /* @__PURE__ */ drawnIcon(Clock)
export const OfflineIcon = /* @__PURE__ */ drawnIcon(WifiOff)
export const LearnIcon = /* @__PURE__ */ drawnIcon(BookOpen)
