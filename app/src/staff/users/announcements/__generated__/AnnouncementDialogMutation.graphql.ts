/**
 * @generated SignedSource<<2888deac14593483602c496a13ca6506>>
 * @relayHash 13643a69b01f21cae062cd792f7ca217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d0f860459093e4b4ad3e5f311fa6164fc731bd562077c046a919659e2087731

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementAudience = "MEMBERS" | "SEGMENT" | "%future added value";
import type { RichText } from "@atlas/domain/richText";
export type AnnouncementInput = {
  audience: AnnouncementAudience;
  body: string;
  isInApp: boolean;
  isMailed: boolean;
  path?: string | null;
  segmentId?: number | null;
  title: string;
};
export type AnnouncementDialogMutation$variables = {
  id?: number | null;
  idempotencyKey?: string | null;
  input: AnnouncementInput;
  revision?: number | null;
};
export type AnnouncementDialogMutation$data = {
  readonly saveAnnouncement: {
    readonly bodyTree: RichText;
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDialog_announcement">;
  };
};
export type AnnouncementDialogMutation = {
  response: AnnouncementDialogMutation$data;
  variables: AnnouncementDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyTree",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "saveAnnouncement",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnnouncementDialog_announcement"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnnouncementDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "saveAnnouncement",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
              (v5/*:: as any*/),
              (v7/*:: as any*/)
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
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9d0f860459093e4b4ad3e5f311fa6164fc731bd562077c046a919659e2087731",
    "metadata": {},
    "name": "AnnouncementDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "febccd5d795711f13d62d58af19dd254";

export default node;
