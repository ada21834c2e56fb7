/**
 * @generated SignedSource<<a0b4365a8d8400063c4962bbfc16745d>>
 * @relayHash 77adf35c8a994b88b60d21fd2c220168
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfefe60fc05ecd3d8250fc116606c56669746405868f31ea9015c172b05bb4a0

import type { ConcreteRequest } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type PublishWhen = "LATER" | "NOW" | "%future added value";
export type PublishInput = {
  day?: string | null;
  time?: string | null;
  when: PublishWhen;
};
export type usePublishingEventMutation$variables = {
  id: number;
  input: PublishInput;
  publish: boolean;
};
export type usePublishingEventMutation$data = {
  readonly publishEvent?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
  readonly unpublishEvent?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
};
export type usePublishingEventMutation = {
  response: usePublishingEventMutation$data;
  variables: usePublishingEventMutation$variables;
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
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "publish"
},
v3 = {
  "kind": "Variable",
  "name": "databaseId",
  "variableName": "id"
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  (v3/*:: as any*/)
],
v10 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublishingEventMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "publishEvent",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "unpublishEvent",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePublishingEventMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "publishEvent",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Event",
            "kind": "LinkedField",
            "name": "unpublishEvent",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "dfefe60fc05ecd3d8250fc116606c56669746405868f31ea9015c172b05bb4a0",
    "metadata": {},
    "name": "usePublishingEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e2ae2174af83478f7c3cdc442fcca0ae";

export default node;
