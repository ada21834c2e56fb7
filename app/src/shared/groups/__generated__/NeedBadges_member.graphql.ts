/**
 * @generated SignedSource<<0ea6e4e750abee7de6087ab0ed2311c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberNeedKind = "BIRTHDAY" | "EXPIRING" | "HELP" | "QUIET14" | "QUIET7" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NeedBadges_member$data = {
  readonly needs: ReadonlyArray<{
    readonly days: number;
    readonly kind: MemberNeedKind;
  }>;
  readonly " $fragmentType": "NeedBadges_member";
};
export type NeedBadges_member$key = {
  readonly " $data"?: NeedBadges_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedBadges_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedBadges_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberNeed",
      "kind": "LinkedField",
      "name": "needs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "5b52632607b4c5d709e3a760a285fad5";

export default node;
