import {
  Apple,
  ArrowLeftRight,
  BadgeCheck,
  Bell,
  Calendar,
  Camera,
  ChartLine,
  Check,
  ChevronRight,
  CircleMinus,
  CircleStop,
  CloudUpload,
  Coffee,
  Copy,
  CupSoda,
  Download,
  Egg,
  ExternalLink,
  FingerprintPattern,
  Flame,
  Gift,
  GlassWater,
  Heart,
  History,
  Image,
  KeyRound,
  Languages,
  Leaf,
  Lock,
  LogOut,
  Mail,
  MessageCircle,
  Mic,
  Minus,
  MonitorSmartphone,
  Moon,
  OctagonX,
  Pencil,
  ScanBarcode,
  Search,
  Share,
  Smartphone,
  Sparkles,
  Star,
  Sun,
  SunMoon,
  Sunrise,
  Target,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  TrendingDown,
  Undo2,
  Upload,
  Wheat,
} from 'lucide'
import { drawnIcon } from './drawn-icon'

// What comes with other screens. An icon that Home begins to draw moves to `home-icons.ts`.

export const BarcodeIcon = /* @__PURE__ */ drawnIcon(ScanBarcode)
export const MicrophoneIcon = /* @__PURE__ */ drawnIcon(Mic)
export const StopIcon = /* @__PURE__ */ drawnIcon(CircleStop)
export const CameraIcon = /* @__PURE__ */ drawnIcon(Camera)
export const WaterIcon = /* @__PURE__ */ drawnIcon(GlassWater)
export const TeaIcon = /* @__PURE__ */ drawnIcon(Leaf)
export const CoffeeIcon = /* @__PURE__ */ drawnIcon(Coffee)
export const JuiceIcon = /* @__PURE__ */ drawnIcon(CupSoda)
export const BreakfastIcon = /* @__PURE__ */ drawnIcon(Sunrise)
export const LunchIcon = /* @__PURE__ */ drawnIcon(Sun)
export const DinnerIcon = /* @__PURE__ */ drawnIcon(Moon)
export const SnackIcon = /* @__PURE__ */ drawnIcon(Apple)
export const CaloriesIcon = /* @__PURE__ */ drawnIcon(Flame)
export const ProteinIcon = /* @__PURE__ */ drawnIcon(Egg)
export const CarbsIcon = /* @__PURE__ */ drawnIcon(Wheat)
export const CheckIcon = /* @__PURE__ */ drawnIcon(Check)
export const SubtractIcon = /* @__PURE__ */ drawnIcon(Minus)
export const CopyIcon = /* @__PURE__ */ drawnIcon(Copy)
export const UndoIcon = /* @__PURE__ */ drawnIcon(Undo2)
export const SwapIcon = /* @__PURE__ */ drawnIcon(ArrowLeftRight)
export const DeleteIcon = /* @__PURE__ */ drawnIcon(Trash2)
export const EditIcon = /* @__PURE__ */ drawnIcon(Pencil)
export const NextIcon = /* @__PURE__ */ drawnIcon(ChevronRight)
export const CalendarIcon = /* @__PURE__ */ drawnIcon(Calendar)
export const BellIcon = /* @__PURE__ */ drawnIcon(Bell)
export const ShareIcon = /* @__PURE__ */ drawnIcon(Share)
export const DownloadIcon = /* @__PURE__ */ drawnIcon(Download)
export const UploadIcon = /* @__PURE__ */ drawnIcon(Upload)
export const ImageIcon = /* @__PURE__ */ drawnIcon(Image)
export const MailIcon = /* @__PURE__ */ drawnIcon(Mail)
export const PasskeyIcon = /* @__PURE__ */ drawnIcon(FingerprintPattern)
export const DevicesIcon = /* @__PURE__ */ drawnIcon(MonitorSmartphone)
export const LanguageIcon = /* @__PURE__ */ drawnIcon(Languages)
export const LockIcon = /* @__PURE__ */ drawnIcon(Lock)
export const CodeIcon = /* @__PURE__ */ drawnIcon(KeyRound)
export const ExternalIcon = /* @__PURE__ */ drawnIcon(ExternalLink)
export const SignOutIcon = /* @__PURE__ */ drawnIcon(LogOut)
export const InstallIcon = /* @__PURE__ */ drawnIcon(Smartphone)
export const WaitingIcon = /* @__PURE__ */ drawnIcon(CloudUpload)
export const ChartIcon = /* @__PURE__ */ drawnIcon(ChartLine)
export const GoalIcon = /* @__PURE__ */ drawnIcon(Target)
export const TrendIcon = /* @__PURE__ */ drawnIcon(TrendingDown)
export const HistoryIcon = /* @__PURE__ */ drawnIcon(History)
export const MessageIcon = /* @__PURE__ */ drawnIcon(MessageCircle)
export const SparkleIcon = /* @__PURE__ */ drawnIcon(Sparkles)
export const GiftIcon = /* @__PURE__ */ drawnIcon(Gift)
export const StarIcon = /* @__PURE__ */ drawnIcon(Star)
export const HeartIcon = /* @__PURE__ */ drawnIcon(Heart)
export const SearchIcon = /* @__PURE__ */ drawnIcon(Search)
export const ThemeIcon = /* @__PURE__ */ drawnIcon(SunMoon)
export const ExcellentIcon = /* @__PURE__ */ drawnIcon(BadgeCheck)
export const GoodIcon = /* @__PURE__ */ drawnIcon(ThumbsUp)
export const FairIcon = /* @__PURE__ */ drawnIcon(CircleMinus)
export const PoorIcon = /* @__PURE__ */ drawnIcon(ThumbsDown)
export const AvoidIcon = /* @__PURE__ */ drawnIcon(OctagonX)
