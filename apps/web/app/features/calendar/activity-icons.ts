import type { TablerIcon } from '@tabler/icons-react'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconBabyCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs'
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBucket from '@tabler/icons-react/dist/esm/icons/IconBucket.mjs'
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCandle from '@tabler/icons-react/dist/esm/icons/IconCandle.mjs'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs'
import IconDiamond from '@tabler/icons-react/dist/esm/icons/IconDiamond.mjs'
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconHammer from '@tabler/icons-react/dist/esm/icons/IconHammer.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconHearts from '@tabler/icons-react/dist/esm/icons/IconHearts.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHomeMove from '@tabler/icons-react/dist/esm/icons/IconHomeMove.mjs'
import IconMassage from '@tabler/icons-react/dist/esm/icons/IconMassage.mjs'
import IconMessageHeart from '@tabler/icons-react/dist/esm/icons/IconMessageHeart.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconMoneybagMoveBack from '@tabler/icons-react/dist/esm/icons/IconMoneybagMoveBack.mjs'
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import IconPaw from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs'
import IconPray from '@tabler/icons-react/dist/esm/icons/IconPray.mjs'
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs'
import IconSailboat from '@tabler/icons-react/dist/esm/icons/IconSailboat.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs'
import IconShovel from '@tabler/icons-react/dist/esm/icons/IconShovel.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconSlice from '@tabler/icons-react/dist/esm/icons/IconSlice.mjs'
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import IconWreckingBall from '@tabler/icons-react/dist/esm/icons/IconWreckingBall.mjs'
import IconYinYang from '@tabler/icons-react/dist/esm/icons/IconYinYang.mjs'
import type { ActivityId, ThemeId } from '@zeri/almanac/judgement'

/** The icon of each activity, the same everywhere. */
export const activityIcons: Readonly<Record<ActivityId, TablerIcon>> = {
  wedding: IconHeartHandshake,
  engagement: IconDiamond,
  date: IconHearts,
  conceive: IconBabyCarriage,
  reconcile: IconMessageHeart,
  celebrate: IconConfetti,
  opening: IconBuildingStore,
  contract: IconSignature,
  negotiate: IconMessages,
  hire: IconUserPlus,
  launch: IconRocket,
  submit: IconFileUpload,
  invest: IconCoins,
  loan: IconCashBanknote,
  'collect-debt': IconMoneybagMoveBack,
  store: IconArchive,
  'start-job': IconBriefcase,
  study: IconSchool,
  exam: IconCertificate,
  creative: IconPalette,
  'move-house': IconHomeMove,
  renovation: IconHammer,
  groundbreaking: IconShovel,
  repairs: IconTool,
  cleaning: IconBucket,
  demolish: IconWreckingBall,
  bed: IconBed,
  'travel-far': IconPlaneDeparture,
  boat: IconSailboat,
  vehicle: IconCar,
  medical: IconStethoscope,
  surgery: IconSlice,
  therapy: IconMassage,
  haircut: IconScissors,
  pray: IconPray,
  planting: IconPlant2,
  charity: IconGift,
  pets: IconPaw,
  legal: IconScale,
  funeral: IconCandle,
}

export const themeIcons: Readonly<Record<ThemeId, TablerIcon>> = {
  family: IconUsersGroup,
  business: IconBuildingSkyscraper,
  money: IconWallet,
  career: IconStairsUp,
  home: IconHome,
  travel: IconCompass,
  health: IconHeartbeat,
  spirit: IconYinYang,
}
