/**
 * @generated SignedSource<<e1e13468756cda594218952743675fbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementAudience = "MEMBERS" | "SEGMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementDialog_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly body: string;
  readonly databaseId: number;
  readonly isInApp: boolean;
  readonly isMailed: boolean;
  readonly path: string;
  readonly revision: number;
  readonly segment: {
    readonly databaseId: number;
  } | null;
  readonly title: string;
  readonly " $fragmentType": "AnnouncementDialog_announcement";
};
export type AnnouncementDialog_announcement$key = {
  readonly " $data"?: AnnouncementDialog_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDialog_announcement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementDialog_announcement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Segment",
      "kind": "LinkedField",
      "name": "segment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMailed",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};
})();

(node as any).hash = "855938838cc96f0898eb28c842dce5ff";

export default node;
