/**
 * @generated SignedSource<<2834c7bdcac9003d4f126bb72560aecb>>
 * @relayHash a90490225266fcbe870ae28f72c32649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2efc98c83474bd062d07c9e930268530114b21d66aec5914cd44a4c4719f3ca

import type { ConcreteRequest } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type PublishWhen = "LATER" | "NOW" | "%future added value";
export type PublishInput = {
  day?: string | null;
  time?: string | null;
  when: PublishWhen;
};
export type usePublishingCourseMutation$variables = {
  id: number;
  input: PublishInput;
  publish: boolean;
  withDrafts?: boolean | null;
};
export type usePublishingCourseMutation$data = {
  readonly publishCourse?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
  readonly unpublishCourse?: {
    readonly publication: Publication;
    readonly publishedAt: string | null;
    readonly revision: number;
  };
};
export type usePublishingCourseMutation = {
  response: usePublishingCourseMutation$data;
  variables: usePublishingCourseMutation$variables;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withDrafts"
},
v4 = {
  "kind": "Variable",
  "name": "databaseId",
  "variableName": "id"
},
v5 = [
  (v4/*:: as any*/),
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "withDrafts",
    "variableName": "withDrafts"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = [
  (v4/*:: as any*/)
],
v11 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublishingCourseMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "publishCourse",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
            "args": (v10/*:: as any*/),
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "unpublishCourse",
            "plural": false,
            "selections": (v9/*:: as any*/),
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
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePublishingCourseMutation",
    "selections": [
      {
        "condition": "publish",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "publishCourse",
            "plural": false,
            "selections": (v11/*:: as any*/),
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
            "args": (v10/*:: as any*/),
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "unpublishCourse",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c2efc98c83474bd062d07c9e930268530114b21d66aec5914cd44a4c4719f3ca",
    "metadata": {},
    "name": "usePublishingCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4f8e288b9789b61268b63b8b554a8eb";

export default node;
