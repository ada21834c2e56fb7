/**
 * @generated SignedSource<<17026a3ffaf1b3e1bb3911a1299af232>>
 * @relayHash 2f2627422b25455d6c586fe6bb8bb456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 532b19a094d4eef11be6f58190bd9efe295ca654cc2f14b2aa0d5193f2b950d6

import type { ConcreteRequest } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type PublishWhen = "LATER" | "NOW" | "%future added value";
export type PublishInput = {
  day?: string | null;
  time?: string | null;
  when: PublishWhen;
};
export type usePublishingResourceMutation$variables = {
  id: number;
  input: PublishInput;
  publish: boolean;
};
export type usePublishingResourceMutation$data = {
  readonly publishResource?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
  readonly unpublishResource?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
};
export type usePublishingResourceMutation = {
  response: usePublishingResourceMutation$data;
  variables: usePublishingResourceMutation$variables;
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
    "name": "usePublishingResourceMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Resource",
            "kind": "LinkedField",
            "name": "publishResource",
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
            "concreteType": "Resource",
            "kind": "LinkedField",
            "name": "unpublishResource",
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
    "name": "usePublishingResourceMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Resource",
            "kind": "LinkedField",
            "name": "publishResource",
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
            "concreteType": "Resource",
            "kind": "LinkedField",
            "name": "unpublishResource",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "532b19a094d4eef11be6f58190bd9efe295ca654cc2f14b2aa0d5193f2b950d6",
    "metadata": {},
    "name": "usePublishingResourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6069b7a98345e0edf927e17612504363";

export default node;
