/**
 * @generated SignedSource<<1a2cf14eb468a02abea4fddc53f4d7b2>>
 * @relayHash 55944ec1372d516ddfdde6893e3d7810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eb57cfc1e2abfd53b623e9fe4e31053cf85ee6c45b00204c8b0810940125c12

import type { ConcreteRequest } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type PublishWhen = "LATER" | "NOW" | "%future added value";
export type PublishInput = {
  day?: string | null;
  time?: string | null;
  when: PublishWhen;
};
export type usePublishingLessonMutation$variables = {
  id: number;
  input: PublishInput;
  publish: boolean;
};
export type usePublishingLessonMutation$data = {
  readonly publishLesson?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
  readonly unpublishLesson?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
};
export type usePublishingLessonMutation = {
  response: usePublishingLessonMutation$data;
  variables: usePublishingLessonMutation$variables;
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
    "name": "usePublishingLessonMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "publishLesson",
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
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "unpublishLesson",
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
    "name": "usePublishingLessonMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "publishLesson",
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
            "concreteType": "Lesson",
            "kind": "LinkedField",
            "name": "unpublishLesson",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7eb57cfc1e2abfd53b623e9fe4e31053cf85ee6c45b00204c8b0810940125c12",
    "metadata": {},
    "name": "usePublishingLessonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d61ff0c72c32869c79209e1b4ade258";

export default node;
