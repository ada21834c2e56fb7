/**
 * @generated SignedSource<<8f17714f0c95533c9a0d2898dfd425d6>>
 * @relayHash fd4113999e900b6e65a5fc2c2b094ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d94d329e29dfecf193c8091eac18fb3d4b3c72fc7b97cf87f0f56da06bbaacd4

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementAudience = "MEMBERS" | "SEGMENT" | "%future added value";
export type SendDialogQuery$variables = {
  audience: AnnouncementAudience;
  isInApp: boolean;
  isMailed: boolean;
  segmentId?: number | null;
};
export type SendDialogQuery$data = {
  readonly viewer: {
    readonly announcementCheck: {
      readonly byMail: number;
      readonly inApp: number;
      readonly leftOut: ReadonlyArray<{
        readonly people: number;
        readonly reason: string;
      }>;
      readonly mailLater: number;
      readonly people: number;
      readonly problem: string | null;
    };
  };
};
export type SendDialogQuery = {
  response: SendDialogQuery$data;
  variables: SendDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isInApp"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isMailed"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "segmentId"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "people",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "audience",
            "variableName": "audience"
          },
          {
            "kind": "Variable",
            "name": "isInApp",
            "variableName": "isInApp"
          },
          {
            "kind": "Variable",
            "name": "isMailed",
            "variableName": "isMailed"
          },
          {
            "kind": "Variable",
            "name": "segmentId",
            "variableName": "segmentId"
          }
        ],
        "concreteType": "AnnouncementReach",
        "kind": "LinkedField",
        "name": "announcementCheck",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inApp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "byMail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailLater",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnnouncementLeftOut",
            "kind": "LinkedField",
            "name": "leftOut",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "SendDialogQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SendDialogQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "d94d329e29dfecf193c8091eac18fb3d4b3c72fc7b97cf87f0f56da06bbaacd4",
    "metadata": {},
    "name": "SendDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e77ff23f6b1fd1aa7c9bbb5d8eae3a58";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
